import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { FieldFrame } from '#src/ui/leads/field-frame.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
  readonly ground: 'plain' | 'sunk';
  readonly models: readonly { readonly slug: string; readonly name: string }[];
  /** The slug of the model that the address names; '' for none. */
  readonly chosen: string;
}

/** Takes a model along to another page, such as the service form (ledger E3). A GET form: it works without script. */
export function ModelChoice({ heading, text, label, href, ground, models, chosen }: Props) {
  return (
    <div id="model-choice">
      <Section heading={heading} text={text} ground={ground}>
        <form method="get" action={href} className="flex max-w-[40rem] flex-wrap items-end gap-4">
          <div className="min-w-[14rem] flex-1">
            <FieldFrame id="model-choice-model" label="Your model" required error={null}>
              <select id="model-choice-model" name="model" required defaultValue={chosen} className="field__input select">
                <option value="">Please choose</option>
                {models.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            </FieldFrame>
          </div>
          <button type="submit" className={`${buttonClass('outline')} max-sm:w-full`}>
            {label}
          </button>
        </form>
      </Section>
    </div>
  );
}
