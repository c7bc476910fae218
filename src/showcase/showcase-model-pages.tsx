import { CategoryCards } from '#src/blocks/category-cards/view.tsx';
import { ColumnTabs } from '#src/blocks/column-tabs/view.tsx';
import { FeatureGallery } from '#src/blocks/feature-gallery/view.tsx';
import { HeroSlider } from '#src/blocks/hero-slider/view.tsx';
import { ImageOverlay } from '#src/blocks/image-overlay/view.tsx';
import { ModelBar } from '#src/blocks/model-bar/view.tsx';
import { ModelChoice } from '#src/blocks/model-choice/view.tsx';
import { ModelInteriors } from '#src/blocks/model-interiors/view.tsx';
import { ModelStage } from '#src/blocks/model-stage/view.tsx';
import { ModelVariants } from '#src/blocks/model-variants/view.tsx';
import { RecallNotice } from '#src/blocks/recall-notice/view.tsx';
import { ModelCompare } from '#src/ui/models/model-compare.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { sampleComparison, samplePainted, sampleVariants } from './sample-models.ts';

const LINK = { label: 'Test Drive', href: '#forms' };

/** What manufacturers' pages are made of. */
export function ShowcaseModelPages({ page }: { readonly page: ComponentsPage }) {
  const [picture = page.cutOut, other = page.cutOut] = page.pictures;
  const painted = samplePainted(page);
  const stage = {
    ...painted,
    name: 'Sample',
    note: null,
    drive: LINK,
    order: { label: 'Order Now', href: '#forms' },
  };
  const item = (title: string) => ({ title, text: 'A sentence.', story: 'The whole story.', isPainted: false, picture });
  return (
    <>
      <ModelStage
        stage={{ ...stage, highlights: [{ number: '655', unit: 'km', label: 'Range, WLTP' }] }}
        text="A model on its stage."
        headingLevel={2}
      />
      <ModelStage
        stage={{ ...stage, name: 'Bare', swatches: [], chosen: null, picture: null, highlights: [] }}
        text=""
        headingLevel={2}
      />
      <ModelBar name="Sample bar" jumps={[{ label: 'Features', href: '#features' }]} drive={LINK} order={null} />
      <FeatureGallery
        heading="Look closer"
        text="Open any picture."
        body={page.body}
        items={['First', 'Second', 'Third'].map(item)}
        ground="plain"
      />
      <ModelInteriors
        heading="Inside"
        text="Which variant has which."
        name="Sample"
        interiors={[
          { id: 'sandstone', name: 'Sandstone', hexCode: '#b98d5c', picture },
          { id: 'midnight', name: 'Midnight', hexCode: '#23262d', picture: other },
        ]}
      />
      <ModelVariants heading="Three to choose from" note="Range by WLTP." ground="plain" view={sampleVariants} />
      <ModelCompare label="Compare" heading="A comparison" headingLevel={2} note="" comparison={sampleComparison(page)} />
      <ModelCompare label="" heading="Nothing to compare" headingLevel={2} note="" comparison={null} />
      <HeroSlider
        label="Sample models"
        headingLevel={2}
        items={['One', 'Two'].map((heading, at) => ({
          heading,
          desc: 'A sentence.',
          isPrimary: at === 0,
          link: LINK,
          picture: page.cutOut,
        }))}
      />
      <CategoryCards
        heading="Ways in"
        text=""
        ground="plain"
        cards={['Drive', 'Charge'].map((title) => ({ id: title, title, description: 'A sentence.', href: '#cards', picture }))}
      />
      <ColumnTabs
        heading="Under tabs"
        text=""
        ground="sunk"
        chosen={0}
        tabs={['Driving', 'Safety'].map((name) => ({ name, columns: [{ title: `${name} well`, text: 'A sentence.' }] }))}
      />
      <ImageOverlay heading="Over a picture" text="A sentence." isTitle={false} link={LINK} height="low" picture={picture} />
      <RecallNotice
        heading="A recall"
        headingLevel={2}
        text="Who is affected."
        facts={[{ label: 'Affected vehicles', text: '5,168' }]}
        defect="What is wrong."
        hazard="What can happen."
        remedy="What is done."
        promises={['Repairs are free.']}
        link={LINK}
        check={{ recall: 'REC-1' }}
        isSample
      />
      <ModelChoice
        heading="A model to take along"
        text="A sentence."
        label="Get a price"
        href="/service"
        ground="plain"
        models={[{ slug: 'sample', name: 'Sample' }]}
        chosen="sample"
      />
    </>
  );
}
