/** How the part of an address after its # begins that names a tow car. Browsers send no server that part, so pages stay the same for everybody. */
export const TOW_LINK = '#tow=';
