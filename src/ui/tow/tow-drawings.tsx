import { Icon } from '#src/ui/kit/icon.tsx';
import { Silhouette } from '#src/ui/kit/silhouette.tsx';

/** The drawings of verdicts: a page is sent with those that its HTML uses, and the browser adds the verdicts later. */
export const TowDrawings = () => (
  <template>
    <Icon name="check" />
    <Icon name="alert" />
    <Icon name="close" />
    <Icon name="info" />
    <Silhouette shape="suv" />
    <Silhouette shape="caravan" />
  </template>
);
