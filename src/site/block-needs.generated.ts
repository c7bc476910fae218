// Made by `npm run docs` from the declarations in src/blocks. Do not edit.

export const BLOCK_NEEDS = {
  "finance-calculator": [
    {
      "capability": "financeEnabled"
    }
  ],
  "lead-form": [
    {
      "capability": "financeEnabled",
      "when": {
        "form": "finance"
      }
    }
  ]
} as const;
