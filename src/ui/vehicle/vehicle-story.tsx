import type { PromisePoint } from '#src/rules/vehicle/promise-points.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { Fold } from './fold.tsx';
import { VehicleTabs } from './vehicle-tabs.tsx';

/**
 * The texts about a vehicle: the dealer's comments, what comes with it, why to buy it here, its features; a tab for each that is
 * not empty (ledger V4).
 */
export function VehicleStory({ page }: { readonly page: VehiclePage }) {
  const { included, whyBuy, protect } = page.promises;
  const tabs = [
    { title: page.commentsTitle, content: <Comments page={page} /> },
    ...pointsTab("What's Included", included),
    ...pointsTab('Why Buy From Us?', whyBuy),
    ...pointsTab(page.vehicleWord === 'caravan' ? 'Protect Your Caravan' : 'Protect Your Car', protect),
    ...(page.equipment.length === 0 ? [] : [{ title: 'Features', content: <Features page={page} /> }]),
  ];
  return <VehicleTabs label={`About this ${page.vehicleWord}`} tabs={tabs} />;
}

const pointsTab = (title: string, points: readonly PromisePoint[]) =>
  points.length === 0 ? [] : [{ title, content: <Points points={points} /> }];

function Comments({ page: { commentsHtml, isCommentFolded } }: { readonly page: VehiclePage }) {
  if (commentsHtml === '') return <p className="text-ink-2">Dealer comments are pending. Please check back here later.</p>;
  const words = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text was sanitised when it was imported, on the one path that writes stock.
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: commentsHtml }} />
  );
  if (!isCommentFolded) return words;
  return (
    <Fold words={['more', 'less']} about="of the dealer’s comments" look="link">
      {words}
    </Fold>
  );
}

function Points({ points }: { readonly points: readonly PromisePoint[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <li key={title} className="flex gap-3.5">
          <Icon name="shield" className="mt-0.5 size-6 text-link" />
          <div>
            <h3 className="text-lg">{title}</h3>
            {text !== '' && <p className="mt-1 text-ink-2">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Features({ page: { equipment, featuresShown } }: { readonly page: VehiclePage }) {
  const list = (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {equipment.map((feature, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dealer may write a feature twice, and the list is never reordered.
        <li key={at} className={`flex gap-3 border-b border-line py-3 ${at < featuresShown ? '' : 'fold__rest'}`}>
          <Icon name="check" className="mt-0.5 size-5 text-link" />
          <span className="min-w-0 wrap-anywhere">{feature}</span>
        </li>
      ))}
    </ul>
  );
  if (equipment.length <= featuresShown) return list;
  return (
    <Fold words={['Show All', 'Hide']} about="features">
      {list}
    </Fold>
  );
}
