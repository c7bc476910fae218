import type { NamesOfKind } from '#src/rules/addresses/addresses.ts';
import { details, me, myData, removeCar, saveCar } from './account-answers.ts';
import type { ApiArgs } from './api-args.ts';
import { delivery } from './delivery.ts';
import { payInvoice, settleInvoice } from './invoice-answers.ts';
import { appointments, receipt } from './lead-answers.ts';
import { quote } from './quote.ts';
import { rego } from './rego.ts';
import { hold, mine, pay, settle } from './reservation-answers.ts';
import { compare, description, disclaimer, places, results, search, similar, vehicle } from './stock-answers.ts';
import { myTowCar, towCars } from './tow-answers.ts';
import { miscellaneous, tradeInNames } from './trade-in-answers.ts';

type ApiAnswer = (args: ApiArgs) => Response | Promise<Response>;

/** The function that answers each address of the API. If each were a route, every browser would download the list of them. */
export const API_ANSWERS: Readonly<Record<NamesOfKind<'api'>, ApiAnswer>> = {
  apiDescription: description,
  apiSearch: search,
  apiResults: results,
  apiPlaces: places,
  apiSimilar: similar,
  apiVehicle: vehicle,
  apiTowCars: towCars,
  apiCompare: compare,
  apiReceipt: receipt,
  apiAppointments: appointments,
  apiRego: rego,
  apiTradeInNames: tradeInNames,
  apiMiscellaneous: miscellaneous,
  apiDelivery: delivery,
  apiMyDetails: details,
  apiMyTowCar: myTowCar,
  apiMe: me,
  apiMyData: myData,
  apiSaveCar: saveCar,
  apiRemoveCar: removeCar,
  apiHold: hold,
  apiPay: pay,
  apiSettle: settle,
  apiPayInvoice: payInvoice,
  apiSettleInvoice: settleInvoice,
  apiReservation: mine,
  apiDisclaimer: disclaimer,
  apiQuote: quote,
};
