/** What the server says of the visitor's own hold of a vehicle. */
export interface OwnHold {
  readonly id: string;
  readonly state: string | null;
  readonly left_ms: number;
  readonly href: string;
}

/** Returns null when nothing is held, or nobody answers. */
export async function readOwnHold(car: string): Promise<OwnHold | null> {
  try {
    const answer = await fetch(`/api/reservations/mine?${new URLSearchParams({ car_id: car })}`);
    if (!answer.ok) return null;
    const hold = (await answer.json()) as OwnHold;
    return hold.state === null ? null : hold;
  } catch {
    return null;
  }
}
