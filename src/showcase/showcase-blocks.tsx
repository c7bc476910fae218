import { BodyTiles } from '#src/blocks/body-tiles/view.tsx';
import { CallToAction } from '#src/blocks/call-to-action/view.tsx';
import { Hero, type HeroProps } from '#src/blocks/hero/view.tsx';
import { MakeTiles } from '#src/blocks/make-tiles/view.tsx';
import { PictureText } from '#src/blocks/picture-text/view.tsx';
import { Promises } from '#src/blocks/promises/view.tsx';
import { VehicleRail } from '#src/ui/card/vehicle-rail.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';

const LINK = { label: 'Show all', href: '#cards' };
const HEROES: readonly (Pick<Required<HeroProps>, 'layout' | 'ground'> & Pick<HeroProps, 'scene' | 'isCutOut'>)[] = [
  { layout: 'split', ground: 'light' },
  { layout: 'split', ground: 'tint' },
  { layout: 'split', ground: 'accent', isCutOut: true },
  { layout: 'split', ground: 'dark' },
  { layout: 'panel', ground: 'dark', scene: 'bush' },
  { layout: 'scene', ground: 'light', scene: 'water' },
  { layout: 'scene', ground: 'dark', scene: 'city' },
  { layout: 'stage', ground: 'dark' },
  { layout: 'cover', ground: 'dark' },
];
interface Props {
  readonly page: ComponentsPage;
  readonly cards: readonly CardView[];
}

/** The blocks of pages, in each of their layouts. */
export function ShowcaseBlocks({ page, cards }: Props) {
  const [picture = null] = page.pictures;
  const pictureFor = (layout: HeroProps['layout'], isCutOut = false) => {
    if (layout === 'cover') return null;
    return isCutOut || layout !== 'split' ? page.cutOut : picture;
  };
  const bodies = ['SUV', 'Ute', 'Hatch', 'Caravan'].map((label) => ({
    label,
    count: '24 in stock',
    href: '#cards',
    picture: null,
    body: label,
  }));
  const makes = ['Sample', 'Example', 'Specimen'].map((name) => ({ name, count: '12 in stock', href: '#cards', logoUrl: null }));
  return (
    <>
      {HEROES.map(({ layout, ground, ...rest }) => (
        <Hero
          key={`${layout} ${ground}`}
          heading={`A hero: ${layout}, ${ground}`}
          headingLevel={2}
          text="A sentence that says what is here and what happens next."
          picture={pictureFor(layout, rest.isCutOut)}
          primary={LINK}
          secondary={{ label: 'Something else', href: '#pages' }}
          body={page.body}
          layout={layout}
          ground={ground}
          {...rest}
        />
      ))}
      <Promises
        items={[
          { icon: 'tag', title: 'Drive away prices', text: 'What you read is what you pay.' },
          { icon: 'shield', title: 'Checked', text: 'Before it is listed.' },
        ]}
      />
      <BodyTiles heading="Bodies" text="With a sentence." tiles={bodies} ground="sunk" />
      <MakeTiles heading="Makes" text="" tiles={makes} ground="plain" />
      <VehicleRail heading="A rail" cards={cards.slice(0, 6)} viewAllHref="#cards" />
      <PictureText
        heading="A story"
        text="Told in a few words."
        steps={[
          { title: 'First', text: 'This.' },
          { title: 'Then', text: 'That.' },
        ]}
        link={LINK}
        picture={picture}
        body={page.body}
      />
      {(['dark', 'accent', 'tint'] as const).map((ground) => (
        <CallToAction key={ground} heading={`A band: ${ground}`} text="One thing to do." link={LINK} ground={ground} />
      ))}
    </>
  );
}
