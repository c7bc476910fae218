import { columnName } from '#src/store/tables/column-name.ts';
import type { WholeLead } from '#src/use-cases/leads/erase-leads.ts';

/** What `forecourt leads export` prints. Its keys are those of the database, which people who had an export before know. */
export const leadDocument = ({ lead, deliveries, appointments, letters }: WholeLead) => ({
  lead: inSnakeCase(lead),
  deliveries: deliveries.map((delivery) =>
    inSnakeCase({ ...delivery, attemptsMade: delivery.attemptsMade.map((attempt) => inSnakeCase(attempt)) }),
  ),
  appointments: appointments.map((appointment) => inSnakeCase(appointment)),
  letters,
});

const inSnakeCase = (record: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]: [string, unknown]) => [columnName(name), value]));
