/** Saves the valuation that is shown with its lead. Success is logged; a failure is an error in the console and no more (ledger T2). */
export function saveValuation({ dataset: { lead, valuation } }: HTMLElement): void {
  fetch('/api/miscellaneous', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"column_name":"valuation","lead_id":${JSON.stringify(lead)},"valuation":${valuation}}`,
  })
    .then((answer) => {
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
      console.info('The valuation was saved.');
    })
    .catch((error: unknown) => console.error('The valuation was not saved.', error));
}
