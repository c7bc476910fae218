/** What is declared beside each switch. */
export interface SwitchMeta {
  /** The label in a dealer's console. */
  readonly title: string;
  /** One or two sentences for a dealer: what changes on the site, and what an empty or default value means. */
  readonly description: string;
  /** 'server' values never reach a browser. */
  readonly audience: 'page' | 'server';
  /** Whether a dealership can set the switch too, over its site (ledger P3). */
  readonly perDealership?: true;
  /** A secret value can be set but is never shown again by any command, message or log (ledger H10). */
  readonly secret?: true;
}

/** A switch whose value may reach a browser. */
export const page = (title: string, description: string) =>
  ({ title, description, audience: 'page' }) as const satisfies SwitchMeta;

/** A switch whose value stays on the server. */
export const server = (title: string, description: string) =>
  ({ title, description, audience: 'server' }) as const satisfies SwitchMeta;

/** A switch whose value stays on the server and is never shown. */
export const secret = (title: string, description: string) =>
  ({ ...server(title, description), secret: true }) as const satisfies SwitchMeta;

/** A switch that a dealership can set over its site. */
export const perDealership = <M extends SwitchMeta>(meta: M) => ({ ...meta, perDealership: true }) as const;
