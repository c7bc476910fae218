/** What a manufacturer says about a model beyond its name (ledger E4). A figure that it does not give is null, and never a guess. */
export interface ModelDetails {
  readonly variants: readonly ModelVariant[];
  readonly colours: readonly ModelColour[];
  readonly interiors: readonly ModelInterior[];
}

export const NO_DETAILS: ModelDetails = { variants: [], colours: [], interiors: [] };

export interface ModelVariant {
  /** Such as im5-performance: how addresses name it. */
  readonly id: string;
  /** The model it is one of, such as im5. */
  readonly baseId: string;
  readonly name: string;
  /** In dollars, with what it includes (ledger K1). */
  readonly price: { readonly amount: number; readonly meaning: string } | null;
  readonly dimensions: {
    readonly length: number | null;
    readonly width: number | null;
    readonly height: number | null;
    readonly wheelbase: number | null;
    readonly grossVehicleMass: number | null;
    readonly dragCoefficient: number | null;
    readonly bootSpace: number | null;
  };
  readonly performance: {
    readonly drivetrain: string | null;
    readonly maximumPower: number | null;
    readonly maximumTorque: number | null;
    readonly zeroToHundred: number | null;
    readonly drivingRange: number | null;
    readonly wheels: number | null;
    readonly turningRadius: number | null;
    readonly battery: number | null;
    readonly fastCharge: number | null;
    readonly fuelUse: number | null;
  };
  /** Whether it has a feature, by the feature's name; what is not named is not known. */
  readonly features: Readonly<Record<string, boolean>>;
  /** Whether its figures were made up for a demonstration; pages then say so. */
  readonly sample: boolean;
}

export interface ModelColour {
  readonly id: string;
  readonly name: string;
  /** As in CSS, such as #1f5fa8. */
  readonly hexCode: string;
  /** The only variant that it is for; null for all. */
  readonly variantId: string | null;
  /** A picture of the model in this colour; null where the model's own picture is painted. */
  readonly imageUrl: string | null;
  /** Such as 'no extra cost'. */
  readonly note: string;
}

export interface ModelInterior {
  readonly id: string;
  readonly name: string;
  readonly hexCode: string;
  readonly imageUrl: string;
}
