import { Carousel, CarouselButton, CarouselRow } from '#src/ui/kit/carousel.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ModelPicture } from '#src/ui/models/model-picture.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly story: string;
  readonly isPainted: boolean;
  readonly picture: PictureView | null;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly body: string;
  readonly items: readonly Feature[];
  readonly ground: 'plain' | 'sunk';
}

/** Features as tiles; each opens the gallery at its picture (ledger E1). Without script the stories stand below the pictures. */
export function FeatureGallery({ heading, text, body, items, ground }: Props) {
  return (
    <section id="features" className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <fc-feature-gallery className="wrap block">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2>{heading}</h2>
          {text !== '' && <p className="text-ink-2">{text}</p>}
        </div>
        <ul className="feature-tiles">
          {items.map((item, at) => (
            <li key={item.title}>
              <button type="button" data-press="" aria-haspopup="dialog" data-open={at} className="feature-tile">
                <span className="feature-tile__photo">
                  <ModelPicture
                    picture={item.picture}
                    body={body}
                    alt=""
                    sizes="(width >= 900px) 640px, 92vw"
                    when="lazy"
                    isFollower={item.isPainted}
                  />
                  <span className="feature-tile__plus noscript:hidden">
                    <Icon name="plus" className="size-5" />
                  </span>
                </span>
                <span>
                  <span className="block text-lg font-[650]">{item.title}</span>
                  <span className="text-md text-ink-2 noscript:hidden">{item.text}</span>
                </span>
              </button>
              <p className="mt-1 hidden text-md text-ink-2 noscript:block">{item.story}</p>
            </li>
          ))}
        </ul>
        <GalleryDialog heading={heading} body={body} items={items} />
      </fc-feature-gallery>
    </section>
  );
}

function GalleryDialog({ heading, body, items }: Pick<Props, 'heading' | 'body' | 'items'>) {
  return (
    <dialog aria-label={heading} className="feature-dialog">
      <Carousel>
        <div className="feature-dialog__head">
          <p aria-live="polite" data-count={items.length}>
            1 of {items.length}
          </p>
          <button type="button" aria-label="Close" data-close="" className="grid size-11 cursor-pointer place-items-center">
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <CarouselRow label={heading}>
          {items.map((item) => (
            <li key={item.title} className="feature-dialog__slide">
              <div className="feature-dialog__photo">
                <ModelPicture
                  picture={item.picture}
                  body={body}
                  alt=""
                  sizes="(width >= 1100px) 1040px, 100vw"
                  when="lazy"
                  isFollower={item.isPainted}
                />
              </div>
              <div className="feature-dialog__words">
                <h3>{item.title}</h3>
                <p className="mt-2 max-w-[64ch] text-ink-2">{item.story}</p>
              </div>
            </li>
          ))}
        </CarouselRow>
        {items.length > 1 && (
          <div className="feature-dialog__arrows">
            <CarouselButton to="previous" />
            <CarouselButton to="next" />
          </div>
        )}
      </Carousel>
    </dialog>
  );
}
