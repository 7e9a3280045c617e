import type { FamilyMember } from "@chave/contract";
import { ageOn } from "@chave/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { today } from "#web/lib/today.ts";
import { paths } from "#web/paths.ts";
import { BeltLine } from "./belt-line.tsx";
import { Face } from "./face.tsx";
import classes from "./family-list.module.css";
import { UntieDialog } from "./untie-dialog.tsx";

/** The children of a login. */
export function FamilyList({ members }: { members: readonly FamilyMember[] }) {
  const { t } = useTranslation("people");
  const [leaving, setLeaving] = useState<FamilyMember | null>(null);
  const facts = ({ birthDate, gymName, registrations }: FamilyMember) =>
    [
      birthDate && t("family.years", { count: ageOn(birthDate, today()) }),
      gymName,
      t("family.registrations", { count: registrations }),
    ].filter(Boolean);

  return (
    <>
      <ul className={classes.list}>
        {members.map((member) => (
          <li key={member.id} className={classes.row}>
            <Face name={member.name} imgPath={member.imgPath} />
            <div className={classes.words}>
              <Link to={paths.competitor(member.id)} className={classes.name}>
                {member.name}
              </Link>
              <span className={classes.fact}>{facts(member).join(" · ")}</span>
              {member.belts.map((belt) => (
                <BeltLine key={belt.sport} {...belt} />
              ))}
            </div>
            <div className={classes.acts}>
              <LinkButton
                variant="default"
                to={paths.familyMember(member.id)}
                aria-label={t("family.edit", { name: member.name })}
              >
                {t("family.editShort")}
              </LinkButton>
              <Button
                variant="subtle"
                aria-label={t("family.remove", { name: member.name })}
                onClick={() => setLeaving(member)}
              >
                {t("family.removeShort")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {leaving && <UntieDialog member={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
