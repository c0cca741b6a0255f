-- Federal figures by year (domain 3): amounts in cents, rates in percent. A correction is a new version, never an edit.
insert into "business_tools"."tax_rule_sets" ("year", "version", "source", "as_of", "figures") values
  (2023, 1, 'Rev. Proc. 2022-38, as third-party parameter sets cite it; the document itself was not read', '2026-11-22', $figures${
  "bracketRates": [
    10,
    12,
    22,
    24,
    32,
    35,
    37
  ],
  "bracketBounds": {
    "single": [
      1100000,
      4472500,
      9537500,
      18210000,
      23125000,
      57812500
    ],
    "married_jointly": [
      2200000,
      8945000,
      19075000,
      36420000,
      46250000,
      69375000
    ],
    "married_separately": [
      1100000,
      4472500,
      9537500,
      18210000,
      23125000,
      34687500
    ],
    "head_of_household": [
      1570000,
      5985000,
      9535000,
      18210000,
      23125000,
      57810000
    ]
  },
  "standardDeduction": {
    "single": 1385000,
    "married_jointly": 2770000,
    "married_separately": 1385000,
    "head_of_household": 2080000
  },
  "selfEmployment": {
    "netEarningsShare": 92.35,
    "leastNetEarnings": 40000,
    "socialSecurityRate": 12.4,
    "socialSecurityWageBase": 16020000,
    "medicareRate": 2.9
  },
  "additionalMedicare": {
    "rate": 0.9,
    "thresholds": {
      "single": 20000000,
      "married_jointly": 25000000,
      "married_separately": 12500000,
      "head_of_household": 20000000
    }
  },
  "qualifiedBusinessIncome": null,
  "estimatedPayments": {
    "leastExpectedTax": 100000,
    "shareOfThisYear": 90,
    "shareOfLastYear": 100,
    "higherShareOfLastYear": 110,
    "higherShareAboveIncome": {
      "single": 15000000,
      "married_jointly": 15000000,
      "married_separately": 7500000,
      "head_of_household": 15000000
    }
  }
}$figures$);
--> statement-breakpoint
insert into "business_tools"."tax_rule_sets" ("year", "version", "source", "as_of", "figures") values
  (2024, 1, 'Rev. Proc. 2023-34, as third-party parameter sets cite it; the document itself was not read', '2026-11-22', $figures${
  "bracketRates": [
    10,
    12,
    22,
    24,
    32,
    35,
    37
  ],
  "bracketBounds": {
    "single": [
      1160000,
      4715000,
      10052500,
      19195000,
      24372500,
      60935000
    ],
    "married_jointly": [
      2320000,
      9430000,
      20105000,
      38390000,
      48745000,
      73120000
    ],
    "married_separately": [
      1160000,
      4715000,
      10052500,
      19195000,
      24372500,
      36560000
    ],
    "head_of_household": [
      1655000,
      6310000,
      10050000,
      19195000,
      24370000,
      60935000
    ]
  },
  "standardDeduction": {
    "single": 1460000,
    "married_jointly": 2920000,
    "married_separately": 1460000,
    "head_of_household": 2190000
  },
  "selfEmployment": {
    "netEarningsShare": 92.35,
    "leastNetEarnings": 40000,
    "socialSecurityRate": 12.4,
    "socialSecurityWageBase": 16860000,
    "medicareRate": 2.9
  },
  "additionalMedicare": {
    "rate": 0.9,
    "thresholds": {
      "single": 20000000,
      "married_jointly": 25000000,
      "married_separately": 12500000,
      "head_of_household": 20000000
    }
  },
  "qualifiedBusinessIncome": {
    "rate": 20,
    "thresholds": {
      "single": 19195000,
      "married_jointly": 38390000,
      "married_separately": 19195000,
      "head_of_household": 19195000
    }
  },
  "estimatedPayments": {
    "leastExpectedTax": 100000,
    "shareOfThisYear": 90,
    "shareOfLastYear": 100,
    "higherShareOfLastYear": 110,
    "higherShareAboveIncome": {
      "single": 15000000,
      "married_jointly": 15000000,
      "married_separately": 7500000,
      "head_of_household": 15000000
    }
  }
}$figures$);
--> statement-breakpoint
insert into "business_tools"."tax_rule_sets" ("year", "version", "source", "as_of", "figures") values
  (2025, 1, 'Rev. Proc. 2024-40 and the 2025 tax act (OBBBA), as third-party parameter sets cite them; the documents themselves were not read', '2026-11-22', $figures${
  "bracketRates": [
    10,
    12,
    22,
    24,
    32,
    35,
    37
  ],
  "bracketBounds": {
    "single": [
      1192500,
      4847500,
      10335000,
      19730000,
      25052500,
      62635000
    ],
    "married_jointly": [
      2385000,
      9695000,
      20670000,
      39460000,
      50105000,
      75160000
    ],
    "married_separately": [
      1192500,
      4847500,
      10335000,
      19730000,
      25052500,
      37580000
    ],
    "head_of_household": [
      1700000,
      6485000,
      10335000,
      19730000,
      25050000,
      62635000
    ]
  },
  "standardDeduction": {
    "single": 1575000,
    "married_jointly": 3150000,
    "married_separately": 1575000,
    "head_of_household": 2362500
  },
  "selfEmployment": {
    "netEarningsShare": 92.35,
    "leastNetEarnings": 40000,
    "socialSecurityRate": 12.4,
    "socialSecurityWageBase": 17610000,
    "medicareRate": 2.9
  },
  "additionalMedicare": {
    "rate": 0.9,
    "thresholds": {
      "single": 20000000,
      "married_jointly": 25000000,
      "married_separately": 12500000,
      "head_of_household": 20000000
    }
  },
  "qualifiedBusinessIncome": {
    "rate": 20,
    "thresholds": {
      "single": 19730000,
      "married_jointly": 39460000,
      "married_separately": 19730000,
      "head_of_household": 19730000
    }
  },
  "estimatedPayments": {
    "leastExpectedTax": 100000,
    "shareOfThisYear": 90,
    "shareOfLastYear": 100,
    "higherShareOfLastYear": 110,
    "higherShareAboveIncome": {
      "single": 15000000,
      "married_jointly": 15000000,
      "married_separately": 7500000,
      "head_of_household": 15000000
    }
  }
}$figures$);
--> statement-breakpoint
insert into "business_tools"."tax_rule_sets" ("year", "version", "source", "as_of", "figures") values
  (2026, 1, 'Rev. Proc. 2025-32 and the 2025 tax act (OBBBA), as third-party parameter sets cite them; the documents themselves were not read', '2026-11-22', $figures${
  "bracketRates": [
    10,
    12,
    22,
    24,
    32,
    35,
    37
  ],
  "bracketBounds": {
    "single": [
      1240000,
      5040000,
      10570000,
      20177500,
      25622500,
      64060000
    ],
    "married_jointly": [
      2480000,
      10080000,
      21140000,
      40355000,
      51245000,
      76870000
    ],
    "married_separately": [
      1240000,
      5040000,
      10570000,
      20177500,
      25622500,
      38435000
    ],
    "head_of_household": [
      1770000,
      6745000,
      10570000,
      20175000,
      25620000,
      64060000
    ]
  },
  "standardDeduction": {
    "single": 1610000,
    "married_jointly": 3220000,
    "married_separately": 1610000,
    "head_of_household": 2415000
  },
  "selfEmployment": {
    "netEarningsShare": 92.35,
    "leastNetEarnings": 40000,
    "socialSecurityRate": 12.4,
    "socialSecurityWageBase": 18450000,
    "medicareRate": 2.9
  },
  "additionalMedicare": {
    "rate": 0.9,
    "thresholds": {
      "single": 20000000,
      "married_jointly": 25000000,
      "married_separately": 12500000,
      "head_of_household": 20000000
    }
  },
  "qualifiedBusinessIncome": {
    "rate": 20,
    "thresholds": {
      "single": 20175000,
      "married_jointly": 40350000,
      "married_separately": 20177500,
      "head_of_household": 20175000
    }
  },
  "estimatedPayments": {
    "leastExpectedTax": 100000,
    "shareOfThisYear": 90,
    "shareOfLastYear": 100,
    "higherShareOfLastYear": 110,
    "higherShareAboveIncome": {
      "single": 15000000,
      "married_jointly": 15000000,
      "married_separately": 7500000,
      "head_of_household": 15000000
    }
  }
}$figures$);
--> statement-breakpoint
-- Only rates whose source was read (TAX-28 stands for the others); the federal rate of the flat method is one bracket's.
insert into "business_tools"."tax_rates" ("professional_id", "location_state", "year", "federal_rate", "state_rate", "city_rate", "self_employment_rate", "source", "as_of") values
  (null, 'Alaska', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Florida', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Illinois', 2026, 22, 4.95, null, 15.3, 'State: 35 ILCS 5/201(b), as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Kentucky', 2026, 22, 3.5, null, 15.3, 'State: Kentucky Form 740 and HB 1 of 2025, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Nevada', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'New Hampshire', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Pennsylvania', 2026, 22, 3.07, null, 15.3, 'State: PA-40 instructions, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'South Dakota', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Tennessee', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Texas', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Washington', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Wyoming', 2026, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Alaska', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Colorado', 2025, 22, 4.4, null, 15.3, 'State: Colorado 104 Book, line 12, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Florida', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Illinois', 2025, 22, 4.95, null, 15.3, 'State: 35 ILCS 5/201(b), as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Kentucky', 2025, 22, 4, null, 15.3, 'State: Kentucky Form 740 and HB 1 of 2025, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Michigan', 2025, 22, 4.25, null, 15.3, 'State: Michigan Treasury notices, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Nevada', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'New Hampshire', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Pennsylvania', 2025, 22, 3.07, null, 15.3, 'State: PA-40 instructions, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'South Dakota', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Tennessee', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Texas', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Washington', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Wyoming', 2025, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Alaska', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Colorado', 2024, 22, 4.25, null, 15.3, 'State: Colorado 104 Book, line 12, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Florida', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Illinois', 2024, 22, 4.95, null, 15.3, 'State: 35 ILCS 5/201(b), as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Kentucky', 2024, 22, 4, null, 15.3, 'State: Kentucky Form 740 and HB 1 of 2025, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Michigan', 2024, 22, 4.25, null, 15.3, 'State: Michigan Treasury notices, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Nevada', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'New Hampshire', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Pennsylvania', 2024, 22, 3.07, null, 15.3, 'State: PA-40 instructions, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'South Dakota', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Tennessee', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Texas', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Utah', 2024, 22, 4.55, null, 15.3, 'State: Utah Code 59-10-104, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Washington', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Wyoming', 2024, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Alaska', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Colorado', 2023, 22, 4.4, null, 15.3, 'State: Colorado 104 Book, line 12, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Florida', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Illinois', 2023, 22, 4.95, null, 15.3, 'State: 35 ILCS 5/201(b), as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Indiana', 2023, 22, 3.15, null, 15.3, 'State: IC 6-3-2-1, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Kentucky', 2023, 22, 4.5, null, 15.3, 'State: Kentucky Form 740 and HB 1 of 2025, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Michigan', 2023, 22, 4.05, null, 15.3, 'State: Michigan Treasury notices, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Nevada', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'New Hampshire', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Pennsylvania', 2023, 22, 3.07, null, 15.3, 'State: PA-40 instructions, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'South Dakota', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Tennessee', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Texas', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Utah', 2023, 22, 4.65, null, 15.3, 'State: Utah Code 59-10-104, as cited by PolicyEngine US parameters. Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Washington', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22'),
  (null, 'Wyoming', 2023, 22, 0, null, 15.3, 'State: No state tax on income from work (domain rules 3). Federal: the 22 % bracket, as one rate. Self-employment: 12.4 % + 2.9 %', '2026-11-22');
