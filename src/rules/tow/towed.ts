/** Whether a body is towed; a motorhome drives itself, so no car needs to tow it (ledger P15). */
export const isTowed = (body: string | null): boolean => !/motor.?home|camper.?van|\bbus\b/i.test(body ?? '');
