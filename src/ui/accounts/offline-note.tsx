import { Note } from './note.tsx';

/** Says as of when a page of the shopper's own is, while there is no connection; the browser shows it. */
export const OfflineNote = ({ asOf }: { readonly asOf: string }) => (
  <div data-offline="" role="status" hidden>
    <Note look="warn" icon="clock" text={`You’re offline. As of ${asOf}.`} />
  </div>
);
