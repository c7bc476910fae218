type ReportError = (error: unknown, request: Request | null) => void;
let report: ReportError = (error) => console.error(error);

/** Tells of an error that the visitor was answered all the same. */
export const reportError: ReportError = (error, request) => report(error, request);

/** Lets the server take the errors into its own log, with the request they belong to. */
export function reportErrorsTo(given: ReportError): void {
  report = given;
}
