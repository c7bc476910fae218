import { bodyShape } from './body-shape.ts';
import { buttonClass } from './button-class.ts';
import { Silhouette } from './silhouette.tsx';
import { SiteLink } from './site-link.tsx';

interface HeroLink {
  readonly label: string;
  readonly href: string;
}

interface Props {
  readonly heading: string;
  readonly text: string | null;
  readonly imageUrl: string | null;
  readonly primary: HeroLink | null;
  readonly secondary: HeroLink | null;
  /** What is drawn where there is no picture: a body type such as 'suv' or 'caravan'. */
  readonly body?: string;
}

/**
 * The first thing on a page: a sentence, a picture and one thing to do. Its words are white, on the site's dark colour or on a picture
 * under a scrim dark enough for any picture.
 */
export function Hero({ heading, text, imageUrl, primary, secondary, body = 'suv' }: Props) {
  return (
    <section
      data-hero=""
      className="on-dark relative isolate flex min-h-[min(35rem,80svh)] items-center overflow-clip bg-dark pt-(--hero-top,0px) md:min-h-[36rem]"
    >
      {imageUrl === null ? <Pattern body={body} /> : <Picture url={imageUrl} />}
      <div className={`wrap py-14 max-md:self-start ${imageUrl === null ? 'max-md:pb-48' : ''}`}>
        <div className="max-w-[34rem] md:max-w-[min(34rem,48%)]">
          <h1 className="text-display">{heading}</h1>
          {text !== null && <p className="mt-4 max-w-[38ch] text-lg md:text-xl">{text}</p>}
          <div className="mt-8 flex flex-wrap gap-3">
            {primary !== null && (
              <SiteLink href={primary.href} className={buttonClass('light')}>
                {primary.label}
              </SiteLink>
            )}
            {secondary !== null && (
              <SiteLink href={secondary.href} className={buttonClass('ghost')}>
                {secondary.label}
              </SiteLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Picture({ url }: { readonly url: string }) {
  return (
    <>
      <img
        src={url}
        alt=""
        width={1600}
        height={800}
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 -z-2 size-full object-cover"
      />
      <div className="hero-scrim absolute inset-0 -z-1" />
    </>
  );
}

/** The site's brand colour as a rising road with a vehicle on it, kept clear of the words. */
function Pattern({ body }: { readonly body: string }) {
  return (
    <div className="hero-pattern absolute inset-0 -z-1">
      <svg aria-hidden="true" viewBox="0 0 1440 576" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path d="M0 470C360 452 640 396 860 250C1010 150 1180 60 1440 40V576H0z" fill="var(--tenant-dark-2)" />
        <path d="M560 576C860 556 1060 330 1440 250V576z" fill="var(--tenant-primary)" opacity=".6" className="max-md:hidden" />
        <path d="M0 552H1440V576H0z" fill="var(--tenant-primary)" />
      </svg>
      <Silhouette
        shape={bodyShape(body)}
        className="absolute right-[-8%] bottom-[0.5%] w-[78%] max-w-[24rem] md:right-[4%] md:w-[42%] md:max-w-[44rem]"
      />
    </div>
  );
}
