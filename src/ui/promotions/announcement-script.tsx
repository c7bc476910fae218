import { use } from 'react';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { keepAnnouncement } from './keep-announcement.ts';

/**
 * Handles the announcement of a page, from its head: an announcement that the visitor has dismissed or folded is so before the
 * first paint, and never seen to go.
 */
export function AnnouncementScript({ name }: { readonly name: string }) {
  const nonce = use(CodeMark);
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own and contains no input of the visitor.
      dangerouslySetInnerHTML={{
        __html: `(${keepAnnouncement.toString()})(document,()=>localStorage,${JSON.stringify(`forecourt.${name}`)})`,
      }}
    />
  );
}
