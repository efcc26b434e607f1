/** Results of a dashboard search: at most five of each kind, newest first. */
export interface Found {
  clients: FoundClient[];
  bookings: FoundBooking[];
  messages: FoundMessage[];
  applications: FoundApplication[];
  enrolments: FoundEnrolment[];
  services: FoundEntry[];
  prices: FoundEntry[];
  internships: FoundEntry[];
  pictures: FoundEntry[];
}

interface FoundClient {
  id: string;
  name: string;
  phones: string[];
  emails: string[];
}

interface FoundBooking {
  id: string;
  reference: string;
  name: string;
  phone: string;
  status: string;
  eventDate: string | null;
}

interface FoundMessage {
  id: string;
  name: string;
  subject: string;
  status: string;
}

interface FoundApplication {
  id: string;
  name: string;
  programmeTitle: string;
  status: string;
}

interface FoundEnrolment {
  id: string;
  name: string;
  className: string;
  status: string;
}

export interface FoundEntry {
  id: string;
  title: string;
}

export const mostFound = 5;
