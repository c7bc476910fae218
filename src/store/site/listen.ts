import pg from 'pg';
import { CHANGE_CHANNEL } from './versions.ts';

/** A connection that hears of changes. */
export interface ChangeListener {
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly onChange: () => void;
  /** Called when the connection is lost: what was notified since then was missed. */
  readonly onGone: () => void;
}

/** Listens for hints that something has changed; they may be missed, so the versions are what can be relied on. */
export async function listenForChanges(url: string, { onChange, onGone }: ListenOptions): Promise<ChangeListener> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', onGone);
  client.on('end', onGone);
  client.on('notification', onChange);
  try {
    await client.connect();
    await client.query(`listen ${CHANGE_CHANNEL}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { close: () => client.end().catch(() => {}) };
}
