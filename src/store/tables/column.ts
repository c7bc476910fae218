import type { ColumnType } from 'kysely';

/** A column as the database declares it. A test compares every declaration with the database. */
export interface Column<Select, Insert = Select, Update = Insert> {
  /** PostgreSQL's own name of the type, such as int4. */
  readonly type: string;
  readonly isNullable: boolean;
  /** What gives a new row its value when the insert does not: nothing, a default, or always the database. */
  readonly filledBy: 'insert' | 'default' | 'database';
  /** The texts that a check constraint allows; null when it allows any. */
  readonly allowed: readonly string[] | null;
  /** Exists for the compiler only: no column has a value here. */
  readonly types?: ColumnType<Select, Insert, Update>;
}

type Columns = Readonly<Record<string, Column<unknown, unknown, unknown>>>;

/** What kysely needs to know of declared tables. */
export type TypesOf<T extends Readonly<Record<string, Columns>>> = {
  [Table in keyof T]: { [Name in keyof T[Table]]: NonNullable<T[Table][Name]['types']> };
};

const column = <Select, Insert = Select>(type: string): Column<Select, Insert> => ({
  type,
  isNullable: false,
  filledBy: 'insert',
  allowed: null,
});

export const text = column<string>('text');
export const integer = column<number>('int4');
export const smallint = column<number>('int2');
/** Read as text: a double would lose digits of a large one. */
export const bigint = column<string, string | number>('int8');
/** A small decimal, which a double holds exactly enough. */
export const numeric = column<number>('numeric');
export const double = column<number>('float8');
export const boolean = column<boolean>('bool');
export const bytea = column<Buffer>('bytea');
export const uuid = column<string>('uuid');
export const timestamptz = column<Date, Date | string>('timestamptz');
/** A day on a calendar, yyyy-mm-dd. */
export const date = column<string>('date');
export const time = column<string>('time');
export const texts = column<string[]>('_text');
export const uuids = column<string[]>('_uuid');
export const smallints = column<number[]>('_int2');
export const integers = column<number[]>('_int4');

/** A text that a check constraint limits to these. */
export const oneOf = <Text extends string>(...allowed: readonly Text[]): Column<Text> => ({ ...column<Text>('text'), allowed });

/** A jsonb column: read as the value, written as JSON text. */
export const json = <Value>(): Column<Value, string> => column<Value, string>('jsonb');

export const nullable = <Select, Insert, Update>(
  of: Column<Select, Insert, Update>,
): Column<Select | null, Insert | null, Update | null> => ({
  type: of.type,
  isNullable: true,
  filledBy: of.filledBy,
  allowed: of.allowed,
});

/** A column that an insert may leave out. */
export const defaulted = <Select, Insert, Update>(
  of: Column<Select, Insert, Update>,
): Column<Select, Insert | undefined, Update> => ({
  type: of.type,
  isNullable: of.isNullable,
  filledBy: 'default',
  allowed: of.allowed,
});

/** A column that only the database may fill. */
export const generated = <Select, Insert, Update>(of: Column<Select, Insert, Update>): Column<Select, never, never> => ({
  type: of.type,
  isNullable: of.isNullable,
  filledBy: 'database',
  allowed: of.allowed,
});
