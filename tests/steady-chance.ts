import fc from 'fast-check';

/** Properties are tried with the same cases on every run, so that what was green stays green; FC_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_115) });
