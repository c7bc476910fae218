import type { ReportError } from '#src/http/pages-seam.ts';

let report: ReportError = (error) => console.error(error);

/** Reports an error whose visitor was answered anyway. */
export const reportError: ReportError = (error, request) => report(error, request);

/** Sends the pages' errors to the server's log, with the request they belong to. */
export function reportErrorsTo(server: ReportError): void {
  report = server;
}
