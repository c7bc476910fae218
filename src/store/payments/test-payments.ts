import type { Selectable } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import type { Tables } from '#src/store/tables/tables.ts';

type Row = Selectable<Tables['testPayment']>;

export interface StoredTestPayment {
  readonly reference: string;
  readonly id: string;
  readonly siteId: number;
  readonly amountCents: number;
  readonly state: Row['state'];
  readonly card: string | null;
  readonly answersAt: number | null;
  readonly refundedCents: number;
  readonly createdAt: number;
}

type Change = Partial<Pick<StoredTestPayment, 'state' | 'card' | 'answersAt' | 'refundedCents'>>;

const paymentOf = (row: Row): StoredTestPayment => ({
  ...row,
  amountCents: Number(row.amountCents),
  refundedCents: Number(row.refundedCents),
  answersAt: row.answersAt?.getTime() ?? null,
  createdAt: row.createdAt.getTime(),
});

/** The payments of the test provider, shared by all processes. The web's role sees one site's at a time; only the worker lists all. */
export const testPaymentRecords = (db: Database) => ({
  put: (payment: StoredTestPayment): Promise<StoredTestPayment> =>
    fenced(db, payment.siteId, async (trx) => {
      await trx
        .insertInto('testPayment')
        .values({
          ...payment,
          answersAt: payment.answersAt === null ? null : new Date(payment.answersAt),
          createdAt: new Date(payment.createdAt),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await trx
        .selectFrom('testPayment')
        .selectAll()
        .where('siteId', '=', payment.siteId)
        .where('reference', '=', payment.reference)
        .executeTakeFirstOrThrow();
      return paymentOf(row);
    }),

  read: (siteId: number, reference: string): Promise<StoredTestPayment | null> =>
    fenced(db, siteId, async (trx) => {
      const row = await trx
        .selectFrom('testPayment')
        .selectAll()
        .where('siteId', '=', siteId)
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row === undefined ? null : paymentOf(row);
    }),

  change: (
    siteId: number,
    reference: string,
    decide: (payment: StoredTestPayment) => Change | null,
  ): Promise<StoredTestPayment | null> =>
    fenced(db, siteId, async (trx) => {
      const row = await trx
        .selectFrom('testPayment')
        .selectAll()
        .where('siteId', '=', siteId)
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return null;
      const payment = paymentOf(row);
      const change = decide(payment);
      if (change === null) return payment;
      const { answersAt, ...rest } = change;
      await trx
        .updateTable('testPayment')
        .set({
          ...rest,
          ...(answersAt === undefined ? {} : { answersAt: answersAt === null ? null : new Date(answersAt) }),
        })
        .where('siteId', '=', siteId)
        .where('reference', '=', reference)
        .execute();
      return { ...payment, ...change };
    }),

  /** Of every site; for the worker. */
  since: async (time: number): Promise<readonly StoredTestPayment[]> => {
    const rows = await db
      .selectFrom('testPayment')
      .selectAll()
      .where('createdAt', '>=', new Date(time))
      .orderBy('createdAt')
      .execute();
    return rows.map(paymentOf);
  },
});
