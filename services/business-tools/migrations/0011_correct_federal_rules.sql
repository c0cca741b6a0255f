-- From 2026 business income of 1,000 dollars or more is deducted with at least 400 (domain 2): a new version, never an edit.
-- The sources are cited as a taxpayer reads them; how they were compared stands in the README.
insert into "business_tools"."tax_rule_sets" ("year", "version", "source", "as_of", "figures")
select "year", 2,
  case "year"
    when 2023 then 'IRS, Rev. Proc. 2022-38'
    when 2024 then 'IRS, Rev. Proc. 2023-34'
    when 2025 then 'IRS, Rev. Proc. 2024-40, and the tax act of 2025'
    else 'IRS, Rev. Proc. 2025-32, and the tax act of 2025'
  end,
  "as_of",
  case "year"
    when 2026 then jsonb_set("figures", '{qualifiedBusinessIncome,minimum}', '{"leastIncome": 100000, "deduction": 40000}')
    else "figures"
  end
from "business_tools"."tax_rule_sets" where "version" = 1 and "year" between 2023 and 2026;
--> statement-breakpoint
update "business_tools"."tax_rates"
set "source" = replace(replace("source", ' (domain rules 3)', ''), ', as cited by PolicyEngine US parameters', '')
where "professional_id" is null;
