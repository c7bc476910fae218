/** Where in the database the job queue lives. */
export const JOB_SCHEMA = 'pgboss';

/** The queue of deliveries; a job of it holds { deliveryId }. */
export const DELIVERY_QUEUE = 'deliver-lead';
