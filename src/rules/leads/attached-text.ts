import { countWords } from '#src/rules/text/plural.ts';

/** What the dealer's email says about documents that came with a lead; null without any. */
export function attachedText(attached: number, missing: readonly string[]): string | null {
  const sentences = [
    ...(attached === 0 ? [] : [`${countWords(attached, 'file')} ${attached === 1 ? 'is' : 'are'} attached.`]),
    ...(missing.length === 0 ? [] : [`We couldn’t attach ${missing.join(', ')}: please ask for it again.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
