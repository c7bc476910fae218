import { numberText } from '../text/number-text.ts';
import { isNamed, type TowChoice } from './tow-car.ts';
import { BALL_SHARE, type LimitedBy, payloadLeft, type TowCheck, type TowLimit } from './tow-limit.ts';

/** The weight on the towball of a caravan of this ATM, about. */
export const ballWeight = (atm: number): number => Math.round(atm / BALL_SHARE);

/** What a limit is called. */
export const LIMIT_NAMES: Readonly<Record<LimitedBy, string>> = {
  braked: 'Braked towing limit',
  gcm: 'Car and van together (GCM)',
  ball: 'Towball limit',
  payload: 'Room left in the car',
};

/** How a limit comes about, in words: '3,500 kg on paper, 3,100 kg with the car full.' */
export function limitWords({ by, limit }: TowCheck, { car, load }: TowChoice): string {
  const kg = `${numberText(limit)} kg`;
  switch (by) {
    case 'braked':
      return isNamed(car) ? `The manufacturer rates it to tow ${kg} braked.` : `You’ve told us it can tow ${kg} braked.`;
    case 'gcm':
      return gcmWords({ car, load }, kg, limit);
    case 'ball':
      return `The towball can carry ${numberText(car.ballLimit ?? 0)} kg, a tenth of ${kg}.`;
    case 'payload':
      return payloadWords({ car, load }, kg);
  }
}

function gcmWords({ car, load }: TowChoice, kg: string, limit: number): string {
  const inside =
    car.gvm === null ? `${numberText(load.people + load.luggage)} kg of people and luggage in the car` : 'the car full';
  return limit < car.brakedCapacity
    ? `${numberText(car.brakedCapacity)} kg on paper, ${kg} with ${inside}.`
    : `${kg} with ${inside}.`;
}

/** Which checks could not be made, in a sentence; null when all could. */
export function uncheckedWords({ checks }: TowLimit): string | null {
  const made = new Set(checks.map(({ by }) => by));
  const names = (Object.keys(LIMIT_NAMES) as LimitedBy[]).filter((by) => !made.has(by)).map((by) => LIMIT_NAMES[by]);
  return names.length === 0
    ? null
    : `Not checked, because we don’t have your car’s figures: ${names.map(inSentence).join('; ')}.`;
}

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function payloadWords(choice: TowChoice, kg: string): string {
  const left = payloadLeft(choice) ?? 0;
  const inside = numberText(choice.load.people + choice.load.luggage);
  return left <= 0
    ? `With ${inside} kg of people and luggage the car is at its limit before any weight goes on the towball.`
    : `With ${inside} kg of people and luggage the car can carry ${numberText(left)} kg on its towball, a tenth of ${kg}.`;
}
