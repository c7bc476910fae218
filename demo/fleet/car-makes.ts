import type { CarMake, CarModel, Trim } from './car-model.ts';
import { chineseMakes } from './makes/chinese-makes.ts';
import { ford } from './makes/ford.ts';
import { hyundai } from './makes/hyundai.ts';
import { isuzu } from './makes/isuzu.ts';
import { japaneseMakes } from './makes/japanese-makes.ts';
import { kia } from './makes/kia.ts';
import { mazda } from './makes/mazda.ts';
import { mg } from './makes/mg.ts';
import { mitsubishi } from './makes/mitsubishi.ts';
import { nissan } from './makes/nissan.ts';
import { subaru } from './makes/subaru.ts';
import { toyota } from './makes/toyota.ts';
import { volkswagen } from './makes/volkswagen.ts';
import { westernMakes } from './makes/western-makes.ts';

const CAR_MAKES: readonly CarMake[] = [
  toyota,
  mazda,
  hyundai,
  kia,
  ford,
  mitsubishi,
  nissan,
  subaru,
  volkswagen,
  isuzu,
  mg,
  ...japaneseMakes,
  ...chineseMakes,
  ...westernMakes,
];

/** A model with the make it belongs to. */
export interface MadeModel extends CarModel {
  readonly make: string;
  readonly wmi: string;
}

/** Every model in the demo stock. */
export const CAR_MODELS: readonly MadeModel[] = CAR_MAKES.flatMap(({ make, wmi, models }) =>
  models.map((model) => ({ ...model, make, wmi })),
);

/** A badge with its years: its own, or else its model's. */
export const trimYears = (model: CarModel, [, , , , only]: Trim) => only?.years ?? model.years;
