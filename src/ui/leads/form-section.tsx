import { use } from 'react';
import { ModelPicture } from '#src/ui/models/model-picture.tsx';
import { PageHead } from '#src/ui/pages/page-head.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';
import type { FormView } from '#src/views/leads/form-view.ts';
import type { WishView } from '#src/views/models/view-wish.ts';
import { FormAside, type FormAsideProps } from './form-aside.tsx';
import { PageFormReply } from './form-reply.ts';
import { LeadForm } from './lead-form.island.tsx';

interface Props extends FormAsideProps {
  readonly heading: string;
  readonly text: string;
  /** Whether the heading is the page's own. */
  readonly isTitle: boolean;
  readonly ground: 'plain' | 'sunk';
  readonly view: FormView;
  /** A vehicle in the band that then holds the heading; null for a heading over the form. */
  readonly picture?: PictureView | null;
  /** The model that the visitor chose elsewhere. */
  readonly wish?: WishView | null;
}

/** A form on a page, and beside it what happens next and who answers. */
export function FormSection({ heading, text, isTitle, ground, view, picture = null, wish = null, ...beside }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <>
      {picture !== null && (
        <PageHead heading={heading} headingLevel={isTitle ? 1 : 2} text={text} links={[]} picture={picture} ground="tint" />
      )}
      <section id={`${view.form.name}-form`} className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
        <div className="wrap grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
          <div className="grid content-start gap-6">
            {picture === null && (
              <div>
                <Heading>{heading}</Heading>
                {text !== '' && <p className="mt-3 text-lg text-ink-2">{text}</p>}
              </div>
            )}
            {wish !== null && <WishCard wish={wish} />}
            <LeadForm view={view} reply={use(PageFormReply)} />
          </div>
          <aside className={`grid content-start gap-8 ${picture === null ? 'lg:pt-16' : ''}`}>
            <FormAside {...beside} headingLevel={isTitle ? 2 : 3} />
          </aside>
        </div>
      </section>
    </>
  );
}

/** What the form is about. */
function WishCard({ wish }: { readonly wish: WishView }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="overflow-hidden rounded-photo">
        <ModelPicture picture={wish.picture} body={wish.body} alt={wish.name} sizes="(width >= 640px) 288px, 92vw" when="eager" />
      </div>
      <div>
        <p className="text-lg font-semibold">{wish.name}</p>
        {wish.price !== null && (
          <p>
            {wish.price.text} <span className="text-ink-2">{wish.price.meaning}</span>
          </p>
        )}
        {wish.colour !== null && <p className="text-ink-2">{wish.colour}</p>}
        <p>
          <a href={wish.href} className="field__link inline-flex min-h-11 items-center">
            Choose another
          </a>
        </p>
        {wish.isSample && <p className="text-sm text-ink-2">Sample figures.</p>}
      </div>
    </div>
  );
}
