import { DURATIONS, REFUSALS, type RequestCounts } from '../http/request-counts.ts';

const REQUESTS = 'forecourt_http_request_duration_seconds';
const REFUSED = 'forecourt_http_refused_total';

/**
 * The requests in Prometheus' text form. The library's own histogram would make a text of the labels for every request, on the hot path too.
 * Kinds and classes of status are our own words, so that nothing needs escaping.
 */
export function requestLines(counts: RequestCounts): string {
  const lines = counts.read().flatMap(({ kind, status, count, seconds, within }) => {
    const labels = `kind="${kind}",status="${status}",process="web"`;
    return [
      ...within.map((value, at) => `${REQUESTS}_bucket{le="${DURATIONS[at]}",${labels}} ${value}`),
      `${REQUESTS}_bucket{le="+Inf",${labels}} ${count}`,
      `${REQUESTS}_sum{${labels}} ${seconds}`,
      `${REQUESTS}_count{${labels}} ${count}`,
    ];
  });
  return [
    `# HELP ${REQUESTS} How long requests took to answer, by kind and class of status.`,
    `# TYPE ${REQUESTS} histogram`,
    ...lines,
    `# HELP ${REFUSED} Requests and connections that were turned away.`,
    `# TYPE ${REFUSED} counter`,
    ...REFUSALS.map((reason) => `${REFUSED}{reason="${reason}",process="web"} ${counts.refused(reason)}`),
    '',
  ].join('\n');
}
