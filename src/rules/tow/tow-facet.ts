/** The facet that the verdicts are a view of: in an address they are kilograms, so that it means the same to everybody (ledger P15). */
export const TOW_FACET = 'aggregate_trailer_mass';
