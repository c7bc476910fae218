/** Words need nothing of the showroom. */
export const load = () => null;
