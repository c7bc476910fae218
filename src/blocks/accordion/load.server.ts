/** Everything it shows is told to it. */
export const load = () => null;
