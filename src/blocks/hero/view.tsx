import { buttonClass } from '#src/ui/kit/button-class.ts';
import { CutOut } from '#src/ui/kit/cut-out.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { HeroBackdrop } from '#src/ui/pages/hero-backdrop.tsx';
import { Scene, type SceneName } from '#src/ui/pages/scene.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface HeroLink {
  readonly label: string;
  readonly href: string;
}

export interface HeroProps {
  readonly heading: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
  readonly text: string | null;
  readonly picture: PictureView | null;
  readonly primary: HeroLink | null;
  readonly secondary: HeroLink | null;
  /** The body type that is drawn when there is no picture, such as 'suv' or 'caravan'. */
  readonly body?: string;
  /**
   * cover: text on a picture that fills it. split: beside it. panel: both in a box. stage: above it, centred. scene: on a drawn
   * landscape.
   */
  readonly layout?: 'cover' | 'split' | 'panel' | 'stage' | 'scene';
  readonly ground?: 'light' | 'tint' | 'accent' | 'dark';
  readonly scene?: SceneName;
  /** Whether the picture shows the vehicle without a background. */
  readonly isCutOut?: boolean;
}

/** A hero that opens a page has the page's main picture; one further down loads lazily. */
const whenOf = ({ headingLevel = 1 }: HeroProps) => (headingLevel === 1 ? 'first' : 'lazy');

/** The background decides the colours of the text. A picture under a scrim is dark; a drawn landscape is either light or dark. */
function groundOf({ layout = 'cover', ground = 'dark' }: HeroProps): NonNullable<HeroProps['ground']> {
  if (layout === 'cover') return 'dark';
  if (layout === 'scene' || layout === 'panel') return ground === 'light' || ground === 'tint' ? 'light' : 'dark';
  return ground;
}

const isDark = (props: HeroProps) => groundOf(props) === 'dark';

export function Hero(props: HeroProps) {
  const { layout = 'cover' } = props;
  const Layout = LAYOUTS[layout];
  return (
    <section data-hero="" data-layout={layout} data-ground={groundOf(props)} className={`hero ${isDark(props) ? 'on-dark' : ''}`}>
      <Layout {...props} />
    </section>
  );
}

const LAYOUTS = { cover: Cover, split: Split, panel: Panel, stage: Stage, scene: InScene } as const;

function Cover(props: HeroProps) {
  return (
    <div className="flex min-h-[min(35rem,80svh)] items-center md:min-h-[36rem]">
      <HeroBackdrop picture={props.picture} body={props.body ?? 'suv'} />
      <div className={`wrap py-14 text-white max-md:self-start ${props.picture === null ? 'max-md:pb-48' : ''}`}>
        <div className="max-w-[34rem] md:max-w-[min(34rem,48%)] [--hero-quiet:#fff]">
          <Words {...props} />
        </div>
      </div>
    </div>
  );
}

function Split(props: HeroProps) {
  const { picture, body = 'suv', isCutOut = false } = props;
  const sizes = '(width >= 900px) 700px, 92vw';
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-8 pt-10 pb-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:py-12">
      <div className="max-w-[36rem]">
        <Words {...props} />
      </div>
      {isCutOut ? (
        <CutOut picture={picture} body={body} sizes={sizes} when={whenOf(props)} />
      ) : (
        <div className="hero__picture">
          <Photo picture={picture} body={body} sizes={sizes} when={whenOf(props)} />
        </div>
      )}
    </div>
  );
}

function Panel(props: HeroProps) {
  return (
    <div className="wrap">
      <div className="hero__panel">
        <InScene {...props} />
      </div>
    </div>
  );
}

function Stage(props: HeroProps) {
  return (
    <div className="wrap pt-10 text-center md:pt-8">
      <div className="relative z-1 mx-auto grid max-w-[52rem] justify-items-center">
        <Words {...props} />
      </div>
      <div className="hero__stage">
        <CutOut picture={props.picture} body={props.body ?? 'suv'} sizes="(width >= 1000px) 960px, 92vw" when={whenOf(props)} />
      </div>
    </div>
  );
}

function InScene(props: HeroProps) {
  const isPanel = props.layout === 'panel';
  return (
    <div className="hero__country">
      <div className={isPanel ? 'px-[clamp(1.5rem,5vw,4.5rem)]' : 'wrap'}>
        <div className="relative z-1 max-w-[42rem] pt-[clamp(2rem,4.5vw,4rem)]">
          <Words {...props} />
        </div>
      </div>
      <div className="hero__vehicle">
        <CutOut picture={props.picture} body={props.body ?? 'suv'} sizes="(width >= 900px) 800px, 92vw" when={whenOf(props)} />
      </div>
      {/* Drawn last: it is aligned to the bottom edge, and as the first element it would move down while the text streams in. */}
      <Scene name={props.scene ?? 'water'} />
    </div>
  );
}

function Words(props: HeroProps) {
  const { heading, headingLevel = 1, text, primary, secondary } = props;
  const Heading = `h${headingLevel}` as const;
  const looks = isDark(props) ? (['light', 'ghost'] as const) : (['primary', 'plain'] as const);
  return (
    <>
      <Heading className="text-display">{heading}</Heading>
      {text !== null && <p className="hero__text mt-4 max-w-[40ch] text-lg md:text-xl">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {primary !== null && (
          <SiteLink href={primary.href} className={`${buttonClass(looks[0])} hero__go`}>
            {primary.label}
          </SiteLink>
        )}
        {secondary !== null && (
          <SiteLink href={secondary.href} className={buttonClass(looks[1])}>
            {secondary.label}
          </SiteLink>
        )}
      </div>
    </>
  );
}
