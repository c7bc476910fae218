/** A load balancer in front of web processes: it asks each for /readyz and sends requests only to those that are ready. */
export interface Balancer {
  readonly port: number;
  /** Whether it sends requests to the process on this port. */
  isUp(port: string): Promise<boolean>;
  stop(): Promise<void>;
}

export type StartBalancer = (backends: readonly string[], folder: string) => Promise<Balancer>;
