import { Accordion } from '#src/blocks/accordion/view.tsx';
import { FeatureList } from '#src/blocks/feature-list/view.tsx';
import { PostList } from '#src/blocks/posts/view.tsx';
import { Prose } from '#src/blocks/prose/view.tsx';
import { PageHead } from '#src/ui/pages/page-head.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';

const LINK = { label: 'A way on', href: '#pages' };
const POINTS = (['shield', 'plug', 'truck', 'phone'] as const).map((icon, at) => ({
  icon,
  title: `Point ${at + 1}`,
  text: 'What there is to say about it, in a sentence or two.',
  link: at === 0 ? LINK : null,
}));
const QUESTIONS = ['How long does it take?', 'What should I bring?'].map((question, at) => ({
  question,
  answer: ['About as long as a cup of coffee.', 'Sometimes a second one.'],
  link: at === 0 ? LINK : null,
}));

/** The blocks of dealers' own pages, in each of their layouts. */
export function ShowcasePages({ page }: { readonly page: ComponentsPage }) {
  const [picture = null, other = null] = page.pictures;
  const posts = [picture, other, null, picture].map((shown, at) => ({
    href: `#post-${at}`,
    title: `An article about a ${page.word} that is worth a read`,
    summary: 'What it says, in one sentence.',
    isCutOut: false,
    category: 'Vehicle reviews',
    day: `${at + 1} Oct 2026`,
    date: `2026-10-0${at + 1}`,
    picture: shown,
  }));
  return (
    <div id="pages">
      {(['plain', 'tint', 'dark'] as const).map((ground, at) => (
        <PageHead
          key={ground}
          heading={`A page’s heading: ${ground}`}
          headingLevel={2}
          text="What the page is about, in a sentence."
          links={at === 0 ? [] : [LINK, { label: 'Another', href: '#cards' }]}
          picture={at === 0 ? null : page.cutOut}
          ground={ground}
        />
      ))}
      <FeatureList heading="Points as cards" text="With a sentence." items={POINTS} look="cards" ground="plain" />
      <FeatureList heading="Points as steps" text="" items={POINTS.slice(0, 3)} look="steps" ground="sunk" />
      <FeatureList heading="Points as lines" text="" items={POINTS} look="lines" ground="plain" />
      <Accordion heading="Questions" text="With answers." items={QUESTIONS} ground="sunk" />
      <Prose
        heading="Words"
        isTitle={false}
        text="A page of them."
        note="Only an example."
        parts={[{ heading: 'A part', text: ['A paragraph.'], list: ['One', 'Two'], link: LINK }]}
      />
      <PostList
        heading="Articles"
        text="The newest first."
        isTitle={false}
        posts={posts}
        older={posts.slice(0, 2)}
        link={LINK}
        ground="plain"
        body={page.body}
      />
      <PostList
        heading="Two articles"
        text=""
        isTitle={false}
        posts={posts.slice(0, 2)}
        older={[]}
        link={null}
        ground="sunk"
        body={page.body}
      />
    </div>
  );
}
