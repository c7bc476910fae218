/** Seconds as a clock counts them down: 84 → '1:24'. */
export const countdownText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
