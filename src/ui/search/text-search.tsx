import type { FormEvent } from 'react';
import { searchExample } from '#src/rules/search/search-example.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { queryFields } from './query-fields.ts';
import { useNewValue } from './use-new-value.ts';
import type { Search } from './use-search.ts';

interface Props {
  readonly page: SearchPage;
  readonly search: Search;
}

/** A search in the shopper's own words; the other filters stay. */
export function TextSearch({ page, search }: Props) {
  const { path, query, fixed } = search.address;
  const { text } = page.query;
  const field = useNewValue(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.go({ text: (field.current?.value ?? '').trim() });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports the search element yet.
    <form
      method="get"
      action={path}
      role="search"
      aria-label={`Search within ${page.title}`}
      onSubmit={submit}
      className="field-box flex min-w-0 flex-1 basis-full items-center sm:basis-0"
    >
      <HiddenFields fields={queryFields(query, { text: true, words: (facet) => fixed.includes(facet) })} />
      <input
        ref={field}
        type="search"
        name="query"
        defaultValue={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-label="Search make, model or say what you want"
        placeholder={`Try “${searchExample(page.vehicleWord)}”`}
        className="h-full min-w-0 flex-1 bg-transparent ps-4 text-base text-ellipsis outline-none placeholder:text-ink-2"
      />
      <button
        type="submit"
        aria-label="Search"
        className="grid h-full min-h-11 w-12 cursor-pointer place-items-center rounded-control text-link hover:text-primary-hover"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
