import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly picture: PictureView | null;
  readonly body: string;
}

/** A dealer's story on the dark brand colour beside a picture. Steps are numbered, because their order matters. */
export function PictureText({ heading, text, steps, link, picture, body }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="on-dark grid overflow-clip rounded-panel bg-dark md:grid-cols-[1.1fr_1fr]">
          <div className="p-[clamp(1.75rem,5vw,4.5rem)]">
            <h2>{heading}</h2>
            {text !== '' && <p className="mt-4 max-w-[46ch] text-lg text-on-dark-2">{text}</p>}
            {steps.length > 0 && (
              <ol className="mt-7 grid gap-5">
                {steps.map((step, at) => (
                  <li key={step.title} className="grid grid-cols-[auto_1fr] gap-4">
                    <span aria-hidden="true" className="head-type w-6 text-h3/tight">
                      {at + 1}
                    </span>
                    <div>
                      <h3 className="font-sans text-base/normal font-semibold tracking-normal [font-stretch:100%]">
                        {step.title}
                      </h3>
                      <p className="text-on-dark-2">{step.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            )}
            {link !== null && (
              <SiteLink href={link.href} className={`${buttonClass('light')} mt-8`}>
                {link.label}
              </SiteLink>
            )}
          </div>
          <div className="min-h-64">
            <Photo picture={picture} body={body} sizes="(width >= 900px) 600px, 92vw" />
          </div>
        </div>
      </div>
    </section>
  );
}
