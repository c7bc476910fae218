import { countWords } from '#src/rules/text/plural.ts';
import { Icon } from '#src/ui/kit/icon.tsx';

const LINE = 'flex min-h-[1lh] items-center gap-1.5 text-sm whitespace-nowrap text-ink-2 print:hidden';

/** A vehicle's page views. They load after the page; their line is reserved, so that nothing moves (ledger V16). */
export const ViewsCount = ({ href }: { readonly href: string }) => (
  <fc-views data-href={href} className={LINE}>
    <template>
      <Eye />
    </template>
  </fc-views>
);

/** The same with a number that is known. */
export const ViewsFace = ({ views }: { readonly views: number }) => (
  <span className={LINE}>
    <Eye />
    {countWords(views, 'view')}
  </span>
);

const Eye = () => <Icon name="eye" className="size-4" />;
