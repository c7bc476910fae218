const FADE_MS = 220;

/** The files of a picture at another address, in the widths that it has now. */
function filesAt(picture: HTMLImageElement, src: string): string {
  const widths = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => width);
  return widths.map((width) => `${src.replace(/(?<=[?&]w=)\d+/, String(width))} ${width}w`).join(', ');
}

/** Shows another file in a picture's box: the old one fades while the new one is there already, unless less motion is wanted. */
export function swapPicture(picture: HTMLImageElement | null, src: string | null) {
  const files = (image: HTMLImageElement) => {
    if (picture === null || src === null) return;
    image.sizes = picture.sizes;
    image.srcset = filesAt(picture, src);
    image.src = src;
  };
  return {
    fetchAhead: () => files(new Image()),
    show: () => {
      if (picture === null || src === null) return;
      // It may have failed to load before, and stood aside for its outline.
      picture.hidden = false;
      picture.nextElementSibling?.toggleAttribute('hidden', true);
      const old = isStill() ? null : (picture.cloneNode() as HTMLImageElement);
      for (const leaving of picture.parentElement?.querySelectorAll('img[aria-hidden]') ?? []) leaving.remove();
      files(picture);
      if (old === null) return;
      old.alt = '';
      old.ariaHidden = 'true';
      delete old.dataset.painted;
      picture.before(old);
      const fade = () => {
        old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' }).finished.then(
          () => old.remove(),
          () => old.remove(),
        );
      };
      picture.decode().then(fade, fade);
    },
  };
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
