import type { EmbedSize } from '#src/rules/embeds/embed.ts';

interface Props {
  readonly title: string;
  readonly url: string;
  readonly size: EmbedSize;
}

/** A page of another website in a frame, and a plain link to it in case the browser or that website refuses the frame. */
export function OutsideFrame({ title, url, size }: Props) {
  return (
    <div>
      <iframe
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
