import type { EmbedSize } from '#src/rules/embeds/embed.ts';

interface Props {
  readonly title: string;
  readonly url: string;
  readonly size: EmbedSize;
}

/** A page of another website in a frame, and a plain way to it where a browser or the other website will have no frame. */
export function OutsideFrame({ title, url, size }: Props) {
  return (
    <div>
      {/* A frame is made anew for each page: one that is sent elsewhere would leave an entry in the browser's history. */}
      <iframe
        key={url}
        src={url}
        title={title}
        width={size.width ?? '100%'}
        height={size.height}
        loading="lazy"
        className="block max-w-full rounded-panel border border-line bg-white"
      />
      <p className="mt-2">
        <a href={url} rel="noopener" className="field__link inline-flex min-h-11 items-center">
          Open {title} on its own page
        </a>
      </p>
    </div>
  );
}
