interface Props {
  readonly heading: string;
  readonly text: string;
  readonly note: string;
  readonly parts: readonly { readonly heading: string; readonly text: readonly string[]; readonly list: readonly string[] }[];
}

/** A page of plain words, as wide as is good to read. */
export function Prose({ heading, text, note, parts }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="max-w-[68ch]">
          <h1>{heading}</h1>
          {text !== '' && <p className="mt-4 text-lg text-ink-2">{text}</p>}
          {note !== '' && <p className="mt-6 rounded-panel bg-tint p-4 text-md text-on-tint">{note}</p>}
          {parts.map((part) => (
            <div key={`${part.heading} ${part.text[0] ?? ''}`} className="mt-9 grid gap-3">
              {part.heading !== '' && <h2 className="text-h3">{part.heading}</h2>}
              {part.text.map((words) => (
                <p key={words}>{words}</p>
              ))}
              {part.list.length > 0 && (
                <ul className="grid list-disc gap-1.5 ps-6">
                  {part.list.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
