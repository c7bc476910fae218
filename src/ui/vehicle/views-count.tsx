import { countWords } from '#src/rules/text/plural.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { useViews } from './use-views.ts';

/** A vehicle's page views. They load after the page; their line is reserved, so that nothing moves (ledger V16). */
export function ViewsCount({ href }: { readonly href: string }) {
  return <ViewsFace views={useViews(href)} />;
}

export function ViewsFace({ views }: { readonly views: number | null }) {
  return (
    <span className="flex min-h-[1lh] items-center gap-1.5 text-sm whitespace-nowrap text-ink-2 print:hidden">
      {views !== null && (
        <>
          <Icon name="eye" className="size-4" />
          {countWords(views, 'view')}
        </>
      )}
    </span>
  );
}
