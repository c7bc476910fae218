import { AliasNode, type LogEvent, type OperationNode, TableNode } from 'kysely';

/** A query that the database has answered, without its text and its parameters. */
export interface AnsweredQuery {
  /** Its first word: select, insert, begin … */
  readonly statement: string;
  /** The table it reads or changes, or the function it calls, where the query begins with one. */
  readonly target: string | null;
  readonly ms: number;
  readonly isFailed: boolean;
}

const STATEMENT = /^\s*(select|insert|update|delete|with|begin|start|commit|rollback|savepoint|release|set|call|lock|merge)\b/i;

/** A name in a place where no text can be: the function that is called, or what is first read from before any text begins. */
const CALLED = /^\s*select\s+([a-z_]+)\s*\(/i;
const READ = /^\s*select\s(?:[^'$]|\$\d)*?\bfrom\s+"?([a-z_]+)/i;

/** What may be told about a query to whom its parameters must not be told. */
export function answeredQuery({ query: { sql, query }, queryDurationMillis, level }: LogEvent): AnsweredQuery {
  return {
    statement: STATEMENT.exec(sql)?.[1]?.toLowerCase() ?? 'other',
    target: tableOf(query) ?? CALLED.exec(sql)?.[1] ?? READ.exec(sql)?.[1] ?? null,
    ms: queryDurationMillis,
    isFailed: level === 'error',
  };
}

/** Only what the query builder knows to be a table: the text of a query might hold anything. */
function tableOf(query: LogEvent['query']['query']): string | null {
  const [named] = namedIn(query);
  const table = named !== undefined && AliasNode.is(named) ? named.node : named;
  return table !== undefined && TableNode.is(table) ? table.table.identifier.name : null;
}

function namedIn(query: LogEvent['query']['query']): readonly (OperationNode | undefined)[] {
  if (query.kind === 'SelectQueryNode' || query.kind === 'DeleteQueryNode') return query.from?.froms ?? [];
  if (query.kind === 'InsertQueryNode') return [query.into];
  return query.kind === 'UpdateQueryNode' ? [query.table] : [];
}
