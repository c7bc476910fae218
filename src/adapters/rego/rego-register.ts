/** What a register tells of a vehicle. */
export interface RegisteredVehicle {
  readonly rego: string;
  readonly state: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly badge: string | null;
  readonly body: string | null;
  readonly colour: string | null;
}

/** Somewhere registrations can be looked up. A plate comes without spaces, in capitals; a state as QLD. */
export interface RegoRegister {
  find(rego: string, state: string): Promise<RegisteredVehicle | null>;
}
