import { bigint, date, defaulted, generated, integer, text, timestamptz } from './column.ts';

/** Page views of vehicles and reveals of phone numbers, without anyone’s name. */
export const viewsTables = {
  vehicleView: {
    siteId: defaulted(integer),
    vehicleId: integer,
    halfHour: integer,
    visitor: text,
  },
  vehicleViews: {
    siteId: defaulted(integer),
    vehicleId: integer,
    views: integer,
  },
  viewSalt: {
    day: date,
    salt: text,
  },
  callReveal: {
    id: generated(bigint),
    siteId: defaulted(integer),
    vehicleId: integer,
    dealershipId: integer,
    revealedAt: timestamptz,
  },
};
