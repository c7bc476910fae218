/** The shape of the comparison while it loads, with the names that the browser knows already. */
export function CompareSkeleton({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="mt-8 flex gap-4 overflow-hidden" aria-busy="true">
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two vehicles may share a name, and these never move.
        <div key={at} className="grid min-w-37 flex-1 content-start gap-2.5 md:max-w-64">
          <div className="aspect-photo animate-pulse rounded-card bg-neutral-100" />
          <p className="text-[1.0625rem]/snug font-[650]">{name}</p>
          <div className="h-6 w-24 animate-pulse rounded-chip bg-neutral-100" />
        </div>
      ))}
    </div>
  );
}
