import { z } from "zod";

const id = <const Name extends string>() => z.uuid().brand<Name>();

/** Ids are UUIDv7 made by the application; the brand keeps one entity's id from standing in for another's. */
export const userId = id<"user">();
export const organizationId = id<"organization">();
export const eventId = id<"event">();
export const categoryId = id<"category">();
export const matId = id<"mat">();
export const gymId = id<"gym">();
export const competitorId = id<"competitor">();
export const registrationId = id<"registration">();
export const importId = id<"import">();
export const fightId = id<"fight">();
export const affiliationId = id<"affiliation">();
export const graduationId = id<"graduation">();
export const faqId = id<"faq">();
export const invitationId = id<"invitation">();
export const staffGrantId = id<"staffGrant">();
export const coachId = id<"coach">();
export const affiliateId = id<"affiliate">();
export const testimonialId = id<"testimonial">();
export const mailId = id<"mail">();
export const actionId = z.uuid();

export type UserId = z.infer<typeof userId>;
export type OrganizationId = z.infer<typeof organizationId>;
export type EventId = z.infer<typeof eventId>;
export type CategoryId = z.infer<typeof categoryId>;
export type MatId = z.infer<typeof matId>;
export type GymId = z.infer<typeof gymId>;
export type CompetitorId = z.infer<typeof competitorId>;
export type RegistrationId = z.infer<typeof registrationId>;
export type ImportId = z.infer<typeof importId>;
export type FightId = z.infer<typeof fightId>;
export type AffiliationId = z.infer<typeof affiliationId>;
export type GraduationId = z.infer<typeof graduationId>;
export type FaqId = z.infer<typeof faqId>;
export type InvitationId = z.infer<typeof invitationId>;
export type StaffGrantId = z.infer<typeof staffGrantId>;
export type CoachId = z.infer<typeof coachId>;
export type AffiliateId = z.infer<typeof affiliateId>;
export type TestimonialId = z.infer<typeof testimonialId>;
export type MailId = z.infer<typeof mailId>;
