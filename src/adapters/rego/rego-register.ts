export interface RegisteredVehicle {
  readonly rego: string;
  readonly state: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** When it was built or complied, if the register says so: yyyy-mm. */
  readonly built: string | null;
  readonly badge: string | null;
  readonly body: string | null;
  readonly colour: string | null;
}

/** Looks up registrations. A plate has no spaces and is in capitals; a state is written as QLD. */
export interface RegoRegister {
  find(rego: string, state: string): Promise<RegisteredVehicle | null>;
}
