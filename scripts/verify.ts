/** The quick part of the tests, under a minute: run it before every commit. */
import { quickChecks } from './stages/quick-checks.ts';

process.exitCode = (await quickChecks()) ? 0 : 1;
